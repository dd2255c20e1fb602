-- Exports of whole churches, which owners ask for at the office (decision 0242).
create table exportacao_igreja (
  igreja_id integer not null references igreja,
  id integer generated always as identity,
  -- Who asked, and may fetch it; none where they have left.
  conta_id integer,
  situacao text not null check (situacao in ('EM_CURSO', 'PRONTA', 'FALHOU', 'ENCERRADA')),
  progresso integer not null default 0 check (progresso between 0 and 100),
  -- The name of its bytes in the store of files.
  arquivo text not null,
  bytes bigint,
  linhas bigint,
  arquivos integer,
  pedida_em timestamptz not null,
  expira_em timestamptz,
  primary key (igreja_id, id),
  check (situacao <> 'PRONTA' or (bytes is not null and expira_em is not null))
);
comment on table exportacao_igreja is 'Exports of the whole church: who asked, how far they are, until when they may be fetched.';
create unique index exportacao_igreja_em_curso on exportacao_igreja (igreja_id) where situacao = 'EM_CURSO';
create index exportacao_igreja_por_quem on exportacao_igreja (igreja_id, conta_id) where conta_id is not null;
