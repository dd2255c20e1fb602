-- Studies are what groups read together: content like the rest, with questions, and a part for whoever leads.

alter table conteudo drop constraint conteudo_tipo_check;
alter table conteudo add constraint conteudo_tipo_check check (tipo in ('DEVOCIONAL', 'NOTICIA', 'MINISTERIO',
  'PROJETO', 'EBD_CURSO', 'EBD_TURMA', 'EBD_LICAO', 'PUBLICACAO_TIPO', 'PUBLICACAO', 'ESTUDO_SERIE', 'ESTUDO'));
-- Which kinds have a slug.
alter table conteudo drop constraint conteudo_check1;
alter table conteudo add constraint conteudo_check1 check (
  (tipo in ('EBD_CURSO', 'EBD_LICAO', 'PUBLICACAO_TIPO', 'PUBLICACAO', 'ESTUDO_SERIE')) = (slug is not null));
-- Which kinds may belong to something.
alter table conteudo drop constraint conteudo_check3;
alter table conteudo add constraint conteudo_check3 check (
  pai_id is null or tipo in ('PROJETO', 'EBD_TURMA', 'EBD_LICAO', 'PUBLICACAO', 'ESTUDO'));

alter table conteudo_traducao
  -- Of a study: { grupo, texto }, in their order.
  add column perguntas jsonb not null default '[]',
  -- Of a study: what only leaders and staff read. No list, page or index of words looks at it.
  add column orientacao_lider jsonb;

-- A church without a row shows its studies to everybody.
create table estudo_configuracao (
  igreja_id integer not null references igreja,
  flag_conteudo_publico boolean not null,
  primary key (igreja_id)
);

-- What a member answered for themselves; leaders read what the member shares with them.
create table estudo_resposta (
  igreja_id integer not null references igreja,
  usuario_id integer not null,
  estudo_id integer not null,
  -- By the question's code: its words may change, and its language.
  pergunta text not null check (length(pergunta) <= 40),
  texto text not null,
  flag_compartilhada boolean not null,
  versao integer not null default 1,
  data_alteracao timestamptz not null,
  primary key (igreja_id, usuario_id, estudo_id, pergunta),
  foreign key (igreja_id, usuario_id) references usuario on delete cascade,
  foreign key (igreja_id, estudo_id) references conteudo on delete cascade
);
create index estudo_resposta_compartilhada on estudo_resposta (igreja_id, estudo_id, usuario_id) where flag_compartilhada;
