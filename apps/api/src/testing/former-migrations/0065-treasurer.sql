-- The treasurer of a church sees its money and nothing else.
alter table usuario_role drop constraint usuario_role_role_check;
alter table usuario_role add constraint usuario_role_role_check
  check (role in ('ROLE_ADMIN', 'ROLE_ADMIN_CONTENT', 'ROLE_SUPER_ADMIN', 'ROLE_MODERATOR', 'ROLE_TREASURER'));

-- When the money came. Accounts go by that, not by when the payment was started.
alter table pagamento add column pago_em timestamptz;
update pagamento p set pago_em = (
  select min(l.momento) from pagamento_lancamento l
  where l.igreja_id = p.igreja_id and l.pagamento_id = p.id and l.capturado > 0
);
-- The moment by which payments are listed and summed.
alter table pagamento add column momento timestamptz not null generated always as (coalesce(pago_em, criado_em)) stored;
-- With what a list filters by, so that neither a filter nor a deep page reads the rows that it skips.
create index pagamento_momento on pagamento (igreja_id, momento, id) include (metodo, situacao, gateway);
create index pagamento_situacao on pagamento (igreja_id, situacao, momento, id) include (metodo, gateway);
