-- The prayer wall of a church (specification §3, Prayer post): who asked, who prayed, who wrote, and what was reported.

create table oracao_motivo (
  igreja_id integer not null references igreja,
  id integer generated always as identity,
  nome text not null,
  ordem integer not null default 0,
  primary key (igreja_id, id)
);

-- How a church keeps its wall; without a row, as the product does.
create table mural_configuracao (
  igreja_id integer primary key references igreja,
  publicar_apos_aprovacao boolean not null,
  limite_denuncias integer not null check (limite_denuncias between 1 and 50),
  dias_no_mural integer not null check (dias_no_mural between 1 and 365),
  limite_por_dia integer not null check (limite_por_dia between 1 and 50)
);

create table oracao (
  igreja_id integer not null references igreja,
  id integer generated always as identity,
  usuario_id integer not null,
  -- Made by the caller who asks: sent twice it is asked once.
  chave uuid not null,
  mensagem text not null,
  imagem text,
  motivo_id integer,
  situacao text not null
    check (situacao in ('PUBLICADA', 'PENDENTE', 'RESERVADA', 'CUIDADO', 'OCULTA', 'RECUSADA')),
  -- The one who asked wants it on the wall; without, it is the pastors' alone.
  flag_publicar_mural boolean not null,
  flag_anonimo boolean not null,
  flag_receber_ligacao boolean not null,
  flag_receber_visita boolean not null,
  telefone text,
  contato_feito_em timestamptz,
  -- Since which day of the church's calendar it is on the wall: its days are counted from there.
  mural_em date,
  flag_renovada boolean not null default false,
  respondida_em timestamptz,
  testemunho text,
  -- Why the pastors look at it first.
  sinais text[] not null default '{}',
  -- Prayed for it, and have left the church since.
  orou_sem_nome integer not null default 0,
  -- Until when its author was told who prayed and wrote, and how often they were told.
  avisada_em timestamptz,
  avisos integer not null default 0,
  data_cadastro timestamptz not null,
  -- Rises with each change of what the prayer says: who decides on it says which words they read.
  versao integer not null default 1,
  primary key (igreja_id, id),
  constraint oracao_chave unique (igreja_id, usuario_id, chave),
  foreign key (igreja_id, usuario_id) references usuario on delete cascade,
  foreign key (igreja_id, motivo_id) references oracao_motivo on delete set null (motivo_id),
  check (situacao <> 'PUBLICADA' or (flag_publicar_mural and mural_em is not null))
);
-- What is on the wall stands together at its beginning, the newest first.
create index oracao_no_mural on oracao (igreja_id, mural_em desc, id desc)
  include (motivo_id, respondida_em) where situacao = 'PUBLICADA';
create index oracao_no_mural_de_motivo on oracao (igreja_id, motivo_id, mural_em desc, id desc)
  include (respondida_em) where situacao = 'PUBLICADA';
create index oracao_respondidas on oracao (igreja_id, mural_em desc, id desc)
  include (motivo_id) where situacao = 'PUBLICADA' and respondida_em is not null;
create index oracao_de_usuario on oracao (igreja_id, usuario_id, id desc);
create index oracao_a_decidir on oracao (igreja_id, situacao, id) where situacao <> 'PUBLICADA';
create index oracao_a_procurar on oracao (igreja_id, id)
  where contato_feito_em is null and (flag_receber_ligacao or flag_receber_visita);

-- How much came on the wall on each day, by reason (0 for none) and by whether it was answered: where a page far down
-- begins, and how many there are in all, is told by a row for each day instead of one for each prayer.
create table oracao_por_dia (
  igreja_id integer not null references igreja,
  mural_em date not null,
  motivo_id integer not null,
  flag_respondida boolean not null,
  total integer not null check (total >= 0),
  primary key (igreja_id, mural_em, motivo_id, flag_respondida)
);

create function contar_oracao_por_dia() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.situacao = 'PUBLICADA' then
    update oracao_por_dia set total = total - 1
      where igreja_id = old.igreja_id and mural_em = old.mural_em and motivo_id = coalesce(old.motivo_id, 0)
        and flag_respondida = (old.respondida_em is not null);
    delete from oracao_por_dia where igreja_id = old.igreja_id and mural_em = old.mural_em and total = 0;
  end if;
  if tg_op <> 'DELETE' and new.situacao = 'PUBLICADA' then
    insert into oracao_por_dia (igreja_id, mural_em, motivo_id, flag_respondida, total)
      values (new.igreja_id, new.mural_em, coalesce(new.motivo_id, 0), new.respondida_em is not null, 1)
      on conflict (igreja_id, mural_em, motivo_id, flag_respondida) do update set total = oracao_por_dia.total + 1;
  end if;
  return null;
end $$;
create trigger contar_oracao_por_dia after insert or delete or update of situacao, mural_em, motivo_id, respondida_em
  on oracao for each row execute function contar_oracao_por_dia();

-- The key is what makes each person count once, however many ask at the same moment.
create table oracao_orou (
  igreja_id integer not null references igreja,
  oracao_id integer not null,
  usuario_id integer not null,
  orou_em timestamptz not null,
  primary key (igreja_id, oracao_id, usuario_id),
  foreign key (igreja_id, oracao_id) references oracao on delete cascade,
  foreign key (igreja_id, usuario_id) references usuario on delete cascade
);
create index oracao_orou_de_usuario on oracao_orou (igreja_id, usuario_id);

create table oracao_mensagem (
  igreja_id integer not null references igreja,
  id integer generated always as identity,
  oracao_id integer not null,
  usuario_id integer not null,
  chave uuid not null,
  mensagem text not null,
  situacao text not null
    check (situacao in ('PUBLICADA', 'PENDENTE', 'CUIDADO', 'OCULTA', 'RECUSADA')),
  sinais text[] not null default '{}',
  data_cadastro timestamptz not null,
  -- When it first stood below its prayer: who asked hears of it from then on; those that a moderator held were written long
  -- before.
  publicada_em timestamptz,
  primary key (igreja_id, id),
  constraint oracao_mensagem_chave unique (igreja_id, usuario_id, chave),
  foreign key (igreja_id, oracao_id) references oracao on delete cascade,
  foreign key (igreja_id, usuario_id) references usuario on delete cascade
);
create index oracao_mensagem_de_oracao on oracao_mensagem (igreja_id, oracao_id, id) where situacao = 'PUBLICADA';
create index oracao_mensagem_toda on oracao_mensagem (igreja_id, oracao_id);
create index oracao_mensagem_a_decidir on oracao_mensagem (igreja_id, situacao, id) where situacao <> 'PUBLICADA';

-- Of a prayer, or of a message on it. Once decided, it stays: the same thing is not reported twice.
create table oracao_denuncia (
  igreja_id integer not null references igreja,
  id integer generated always as identity,
  oracao_id integer not null,
  mensagem_id integer,
  usuario_id integer not null,
  motivo text not null check (motivo in ('SPAM', 'OFENSA', 'DADOS_PESSOAIS', 'OUTRO')),
  texto text,
  data_cadastro timestamptz not null,
  resolvida_em timestamptz,
  primary key (igreja_id, id),
  constraint oracao_denuncia_unica unique nulls not distinct (igreja_id, oracao_id, mensagem_id, usuario_id),
  foreign key (igreja_id, oracao_id) references oracao on delete cascade,
  foreign key (igreja_id, mensagem_id) references oracao_mensagem on delete cascade,
  foreign key (igreja_id, usuario_id) references usuario on delete cascade
);
create index oracao_denuncia_aberta on oracao_denuncia (igreja_id, oracao_id, mensagem_id) where resolvida_em is null;
create index oracao_denuncia_de_mensagem on oracao_denuncia (igreja_id, mensagem_id);
create index oracao_denuncia_de_usuario on oracao_denuncia (igreja_id, usuario_id);

-- How often a member has asked on the day, by the church's calendar, on which they asked last: what was asked and
-- taken back counts as asked.
create table oracao_pedidos_do_dia (
  igreja_id integer not null references igreja,
  usuario_id integer not null,
  dia date not null,
  total integer not null,
  primary key (igreja_id, usuario_id),
  foreign key (igreja_id, usuario_id) references usuario on delete cascade
);
