-- How often an event was written: a change names the version that it was made on, so that none overwrites another.
alter table evento add column versao integer not null default 1;
-- Cents: the least price of its active tickets that everyone sees; null without tickets. Written with its sale.
alter table evento add column preco_minimo bigint;
