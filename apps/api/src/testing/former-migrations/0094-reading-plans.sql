-- Reading plans of churches, and what members read (decision 0105). Plans of the product itself are in its code.
create table plano_leitura (
  igreja_id integer not null references igreja,
  id uuid not null,
  nome text not null check (length(nome) <= 80),
  descricao text not null check (length(descricao) <= 600),
  idioma text not null,
  flag_publicado boolean not null,
  celula_id integer,
  -- The slug of a series of studies.
  serie text,
  -- Passages, a text and a question by day.
  dias jsonb not null,
  versao integer not null default 1,
  criado_em timestamptz not null,
  alterado_em timestamptz not null,
  -- Members who read it can finish it.
  removido_em timestamptz,
  primary key (igreja_id, id),
  foreign key (igreja_id, celula_id) references celula on delete set null (celula_id)
);
create index plano_leitura_celula on plano_leitura (igreja_id, celula_id) where celula_id is not null;

-- Members who read a plan together.
create table plano_leitura_roda (
  igreja_id integer not null references igreja,
  id uuid not null,
  -- Of a church or of the product.
  plano_id uuid not null,
  -- Who invites; null after that member has left.
  usuario_id integer,
  -- Invitations of earlier numbers are revoked; null while there is none.
  convite integer,
  convites_feitos integer not null default 0,
  criada_em timestamptz not null,
  primary key (igreja_id, id),
  foreign key (igreja_id, usuario_id) references usuario on delete set null (usuario_id)
);
create index plano_leitura_roda_usuario on plano_leitura_roda (igreja_id, usuario_id) where usuario_id is not null;

create table plano_leitura_assinatura (
  igreja_id integer not null references igreja,
  id uuid not null,
  usuario_id integer not null,
  plano_id uuid not null,
  inicio date not null,
  -- For each reading of the plan, how many days after the start it falls.
  agenda integer[] not null,
  pausada_em date,
  rodada integer not null default 1,
  -- Time of day in the church's zone.
  lembrete text check (lembrete ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  concluida_em timestamptz,
  roda_id uuid,
  flag_mostra_progresso boolean not null default false,
  criada_em timestamptz not null,
  alterada_em timestamptz not null,
  primary key (igreja_id, id),
  foreign key (igreja_id, usuario_id) references usuario on delete cascade,
  foreign key (igreja_id, roda_id) references plano_leitura_roda on delete set null (roda_id)
);
create index plano_leitura_assinatura_usuario on plano_leitura_assinatura (igreja_id, usuario_id, alterada_em desc);
create unique index plano_leitura_assinatura_em_andamento on plano_leitura_assinatura (igreja_id, usuario_id, plano_id)
  where concluida_em is null;
create index plano_leitura_assinatura_roda on plano_leitura_assinatura (igreja_id, roda_id) where roda_id is not null;

-- The last mark of each passage; unmarked ones stay, so that an earlier mark of another device does not count again.
create table plano_leitura_marca (
  igreja_id integer not null references igreja,
  assinatura_id uuid not null,
  dia integer not null,
  passagem text not null,
  lida boolean not null,
  marcada_em timestamptz not null,
  primary key (igreja_id, assinatura_id, dia, passagem),
  foreign key (igreja_id, assinatura_id) references plano_leitura_assinatura on delete cascade
);

alter table notificacao
  drop constraint notificacao_tipo_check,
  add constraint notificacao_tipo_check check (
    tipo in ('CULTO', 'EVENTO', 'EBD', 'NOTICIA', 'DEVOCIONAL')
    or tipo in ('CELULA', 'ORACAO', 'DOACAO', 'PLANO_LEITURA') and usuario_id is not null
  );
alter table notificacao_escolha
  drop constraint notificacao_escolha_tipos_desligados_check,
  add constraint notificacao_escolha_tipos_desligados_check check (
    tipos_desligados <@ array['CULTO', 'EVENTO', 'EBD', 'NOTICIA', 'DEVOCIONAL', 'CELULA', 'ORACAO', 'DOACAO',
      'PLANO_LEITURA', 'AVISO']
  );
