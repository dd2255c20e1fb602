-- What the frame of a church's site is made of (specification §3, Church). Keys lead with the church.

create table igreja_visual (
  igreja_id integer primary key references igreja,
  cor_app text not null check (cor_app ~ '^#[0-9a-f]{6}$')
);
-- An organisation's picker shows its churches in their own colours.
create policy organisation_reads on igreja_visual for select to narthex_app
  using (current_organisation() is not null and igreja_id in (select id from igreja));

create table igreja_modulo (
  igreja_id integer not null references igreja,
  codigo text not null,
  primary key (igreja_id, codigo)
);

create table igreja_metodo_pagamento (
  igreja_id integer not null references igreja,
  codigo_metodo_pagamento text not null,
  id_gateway_pagamento integer,
  ordem integer not null default 0,
  primary key (igreja_id, codigo_metodo_pagamento)
);

create table igreja_app_menu (
  igreja_id integer not null references igreja,
  id integer generated always as identity,
  codigo text not null,
  flag_ativo boolean not null default true,
  url text,
  login_is_required boolean not null default false,
  nome_pt text not null,
  nome_en text not null,
  nome_es text not null,
  ordem integer not null default 0,
  primary key (igreja_id, id)
);

create table banner (
  igreja_id integer not null references igreja,
  id integer generated always as identity,
  titulo text not null,
  descricao text,
  imagem text,
  url text,
  flag_ativo boolean not null default true,
  ordem integer not null default 0,
  primary key (igreja_id, id)
);

create table congregacao (
  igreja_id integer not null references igreja,
  id integer generated always as identity,
  nome text not null,
  responsavel text,
  telefone text,
  endereco jsonb,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  ordem integer not null default 0,
  primary key (igreja_id, id)
);

create table notificacao (
  igreja_id integer not null references igreja,
  id integer generated always as identity,
  titulo text not null,
  corpo text not null,
  tipo text check (tipo in ('CULTO', 'EVENTO', 'EBD', 'NOTICIA', 'DEVOCIONAL')),
  id_entidade_relacionada integer,
  data_cadastro timestamptz not null default now(),
  data_ultima_alteracao timestamptz not null default now(),
  primary key (igreja_id, id)
);
create index notificacao_recentes on notificacao (igreja_id, data_cadastro desc, id desc);
