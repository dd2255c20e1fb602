-- The pages of jobs and of health in the operators' console (decision 0218).

-- Where the last archive was written: the machine and the path.
alter table copia_seguranca add column lugar text;

-- Jobs that failed and will be tried again, without a look at what waits for its first attempt.
create index tarefa_com_erro on tarefa (fila) where erro is not null and not flag_morta;

-- Bytes of videos as their quota counts them: sums alone are shown.
create policy worker_sums on play_midia for select to narthex_worker using (true);
grant select (igreja_id, bytes) on play_midia to narthex_worker;

-- Which migrations ran.
grant select on migracao to narthex_worker;
