-- The media library as its staff keep it: an id and a version, what a picture shows and which part of it, and a trash.
alter table arquivo
  add id integer generated always as identity,
  add versao integer not null default 1,
  -- Pixels of the whole picture.
  add largura integer,
  add altura integer,
  add foco jsonb,
  add texto_alternativo text,
  -- Says nothing, and needs no alternative text.
  add flag_decorativa boolean not null default false,
  -- The part of the picture that is shown: { x, y, largura, altura } in percent.
  add recorte jsonb,
  -- The code under which the bytes of the whole are kept.
  add base text,
  add removido_em timestamptz;
alter table arquivo add constraint arquivo_id unique (igreja_id, id);

-- The wall would hide the rows of all churches from an owner who is no superuser; it is laid again at the end.
alter table arquivo no force row level security;
alter table historico no force row level security;
update arquivo set base = codigo,
  largura = (regexp_match(endereco, '^/media/images/.{22}_([0-9]+)x'))[1]::int,
  altura = (regexp_match(endereco, '^/media/images/.{22}_[0-9]+x([0-9]+)'))[1]::int;

-- Focal points and alternative texts stood in the address alone (decision 0109).
update arquivo a set
  foco = case when m[1] is not null then jsonb_build_object('x', m[1]::int, 'y', m[2]::int) end,
  texto_alternativo = (
    select convert_from(decode(string_agg(
      case when c[1] like '\%__' then substr(c[1], 2) else encode(convert_to(c[1], 'UTF8'), 'hex') end, '' order by n), 'hex'), 'UTF8')
    from regexp_matches(m[3], '%[0-9A-Fa-f]{2}|[^%]', 'g') with ordinality as parts (c, n))
from (select igreja_id, codigo, regexp_match(endereco, '#(?:([0-9]+),([0-9]+))?(?:;(.*))?$') as m from arquivo) said
where said.igreja_id = a.igreja_id and said.codigo = a.codigo and m is not null;

alter table arquivo alter base set not null;

-- The same file may be there twice once a newer one has replaced another: uploads look for an earlier one under a lock.
alter table arquivo drop constraint arquivo_enviado;
create index arquivo_enviado on arquivo (igreja_id, sha256, tipo);
create index arquivo_da_biblioteca on arquivo (igreja_id, criado_em desc, id desc) where flag_biblioteca;
create index arquivo_na_lixeira on arquivo (igreja_id, criado_em desc, id desc)
  where flag_biblioteca and removido_em is not null;

-- History names a file by its id.
update historico h set registro = a.id::text from arquivo a
where h.igreja_id = a.igreja_id and h.tipo = 'arquivo' and h.registro = a.codigo;

-- Bytes that are kept for a file, each under a code of its own that addresses name: the whole, what a crop shows of it, and
-- what these have replaced, until a while later.
create table arquivo_forma (
  igreja_id integer not null references igreja,
  codigo text not null check (codigo ~ '^[A-Za-z0-9_-]{22}$'),
  arquivo_codigo text not null,
  -- Without what is said of a picture.
  endereco text not null,
  bytes bigint not null check (bytes > 0),
  sha256 text not null,
  criado_em timestamptz not null,
  -- Since then nothing shows it.
  retirado_em timestamptz,
  primary key (igreja_id, codigo),
  foreign key (igreja_id, arquivo_codigo) references arquivo on delete cascade
);
create index arquivo_forma_de_arquivo on arquivo_forma (igreja_id, arquivo_codigo);
insert into arquivo_forma (igreja_id, codigo, arquivo_codigo, endereco, bytes, sha256, criado_em)
select igreja_id, codigo, codigo, split_part(endereco, '#', 1), bytes, sha256, criado_em from arquivo;

-- Uploads that go on where they stopped, in pieces; a file is made of them once all have come.
create table arquivo_envio (
  igreja_id integer not null references igreja,
  id uuid not null,
  nome text not null,
  bytes bigint not null check (bytes > 0),
  recebidos bigint not null default 0 check (recebidos between 0 and bytes),
  -- The file that it became.
  arquivo_codigo text,
  criado_em timestamptz not null,
  alterado_em timestamptz not null,
  primary key (igreja_id, id),
  foreign key (igreja_id, arquivo_codigo) references arquivo on delete cascade
);
create index arquivo_envio_de_arquivo on arquivo_envio (igreja_id, arquivo_codigo);
create table arquivo_envio_parte (
  igreja_id integer not null,
  envio_id uuid not null,
  inicio bigint not null,
  bytes integer not null check (bytes > 0),
  nome text not null,
  primary key (igreja_id, envio_id, inicio),
  foreign key (igreja_id, envio_id) references arquivo_envio on delete cascade
);
create unique index arquivo_envio_parte_nome on arquivo_envio_parte (igreja_id, nome);

-- What a church stores counts together: its files, uploads that are under way, and files that answer questions of tickets.
create or replace function bytes_guardados(church integer) returns bigint language sql stable as $$
  select coalesce((select sum(bytes) from arquivo_forma where igreja_id = church), 0)::bigint
    + coalesce((select sum(bytes) from arquivo_envio where igreja_id = church and arquivo_codigo is null), 0)::bigint
    + coalesce((select sum(octet_length(conteudo)) from evento_arquivo where igreja_id = church), 0)::bigint
$$;
