-- How many payments nobody knows the end of, over all churches: for the operator's metrics, which name no church. The worker
-- sees when they began, and nothing else of any payment.
create policy worker_counts on pagamento for select to narthex_worker using (situacao = 'unknown');
grant select (situacao, criado_em) on pagamento to narthex_worker;
create index pagamento_desconhecido on pagamento (criado_em) where situacao = 'unknown';
