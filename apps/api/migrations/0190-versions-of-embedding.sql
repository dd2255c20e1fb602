-- The list of sites that may embed a church's views is changed in the office, on its own version.
alter table igreja add versao_incorporacao integer not null default 0;
grant update (versao_incorporacao) on igreja to narthex_app;
