-- What staff edit of a church's site by forms of their own: a change names the version that it was made on.
alter table igreja_visual add versao integer not null default 1;
alter table igreja_inicio add versao integer not null default 1;
alter table igreja_app_menu add versao integer not null default 1;
alter table banner add versao integer not null default 1;
alter table pastor add versao integer not null default 1;
alter table congregacao add versao integer not null default 1;

-- `igreja.versao` counts every change of the site; these count the changes of two forms.
alter table igreja add versao_perfil integer not null default 0;
alter table igreja add versao_modulos integer not null default 0;
grant update (versao_perfil, versao_modulos) on igreja to narthex_app;

-- When a banner is shown; null is without a beginning or an end.
alter table banner add exibir_de timestamptz;
alter table banner add exibir_ate timestamptz;
alter table banner add check (exibir_ate > exibir_de);
