-- When the last backup was made, and when the last one failed: the product shows its age. Not in any archive, whose own
-- date a restore writes here.
create table copia_seguranca (
  resultado text primary key check (resultado in ('FEITA', 'FALHOU')),
  em timestamptz not null,
  bytes bigint,
  motivo text
);
grant select on copia_seguranca to narthex_worker;
