-- What operators see and decide of churches in their console (decisions 0207, 0208). Names and addresses of churches are public; the
-- operator's role still sees nothing that a church keeps.

-- A plan says which modules a church may switch on. A church names its plan by `igreja.codigo_plano`; without a row here it is bound by none.
create table plano (
  codigo text primary key check (codigo ~ '^[A-Z0-9]+(_[A-Z0-9]+)*$'),
  nome text not null,
  modulos text[] not null default '{}'
);
alter table plano enable row level security, force row level security;
create policy operator_keeps on plano to narthex_operator using (true) with check (true);
create policy church_reads on plano for select to narthex_app using (true);
grant select, insert, update, delete on plano to narthex_operator;
grant select on plano to narthex_app;

-- Since when a church is suspended: closed as an archived one is, but for its owners, who read on in the office.
alter table igreja add column suspensa_em timestamptz;
grant update (suspensa_em) on igreja to narthex_app;
grant select (suspensa_em) on igreja to narthex_directory;

grant select (nome, idioma, fuso_horario, codigo_plano, data_cadastro, suspensa_em), update (organizacao_id)
  on igreja to narthex_operator;
create index igreja_por_nome on igreja (lower(nome), id);
create policy operator_reads on dominio for select to narthex_operator using (true);
grant select on dominio to narthex_operator;
grant select (nome, descricao, idioma, cor_app, data_cadastro), update (nome, descricao, cor_app)
  on organizacao to narthex_operator;

-- How jobs stand, and why they failed: reasons name codes and services, never what a job carries.
grant select (devida_em, erro) on tarefa to narthex_worker;

-- Bytes that each church stores: sums alone are shown.
create policy worker_sums on arquivo_forma for select to narthex_worker using (true);
create policy worker_sums on play_midia_parte for select to narthex_worker using (true);
grant select (igreja_id, bytes) on arquivo_forma, play_midia_parte to narthex_worker;
