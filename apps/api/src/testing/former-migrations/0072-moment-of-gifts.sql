-- The moment by which gifts are listed, as a column: PostgreSQL takes no index condition from a coalesce behind row level
-- security, and read every later gift for a page, and every gift for a period.
alter table doacao add column momento timestamptz not null generated always as (coalesce(recebida_em, criada_em)) stored;
drop index doacao_usuario;
create index doacao_usuario on doacao (igreja_id, usuario_id, momento desc, pedido_codigo);
drop index doacao_momento;
create index doacao_momento on doacao (igreja_id, momento desc, pedido_codigo);
