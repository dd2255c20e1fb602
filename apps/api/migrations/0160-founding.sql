-- The operator gives a church another code or slug after its founding (decision 0176).
grant update (codigo, slug) on igreja to narthex_operator;
-- Jobs of archived churches wait until they are restored. The worker sees which churches those are, and nothing else of them.
create policy worker_sees_archived on igreja for select to narthex_worker using (not flag_ativo);
grant select (id, flag_ativo) on igreja to narthex_worker;
create index igreja_arquivada on igreja (id) where not flag_ativo;
