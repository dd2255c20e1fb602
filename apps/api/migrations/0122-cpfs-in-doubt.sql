-- A registration does not tell whether a CPF belongs to a member: each is taken, in doubt until a job has compared it.
-- One member of a church has a CPF that is in no doubt.
alter table usuario add column cpf_em_duvida boolean not null default false;
alter table usuario drop constraint usuario_cpf;
create unique index usuario_cpf on usuario (igreja_id, cpf) where not cpf_em_duvida;
create index usuario_cpf_em_duvida on usuario (igreja_id, cpf) where cpf_em_duvida;
grant update (cpf_em_duvida) on usuario to narthex_identity;
