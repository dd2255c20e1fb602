-- People of a church (decision 0244): members with a login, and everyone else whom its staff know: visitors, children, those who
-- never go online. Who has no login has no open membership, so that nothing that asks for members finds them.
alter table usuario alter column conta_id drop not null;
alter table usuario
  add constraint usuario_ativo_tem_conta check (conta_id is not null or not flag_ativo),
  -- How the church reaches them. The address of a login is the login's (conta), and stays when this one changes.
  add column email text check (email = lower(email)),
  add column situacao text not null default 'FREQUENTADOR'
    check (situacao in ('VISITANTE', 'FREQUENTADOR', 'MEMBRO', 'INATIVO')),
  add column visitante_desde date,
  add column membro_desde date,
  -- Null: the church does not know.
  add column flag_batizado boolean,
  add column data_batismo date check (data_batismo is null or flag_batizado),
  add column origem text not null default 'SITE' check (origem in ('SITE', 'EQUIPE', 'VISITA', 'IMPORTACAO')),
  -- In the person's words: a friend, the website, the neighbourhood.
  add column como_chegou text,
  -- Of the staff, about the person.
  add column anotacao text,
  add column id_externo text,
  -- As lists sort it: row level security would keep an expression from its index.
  add column nome_busca text not null generated always as (sem_acento(nome || ' ' || sobrenome)) stored,
  -- Made by the device that adds a visitor: the same one twice is one person.
  add column chave uuid;
create unique index usuario_id_externo on usuario (igreja_id, id_externo) where id_externo is not null;
create unique index usuario_chave on usuario (igreja_id, chave) where chave is not null;

grant update (email) on usuario to narthex_identity;

-- Until now everyone who registered was called a member, and their login was their address.
alter table usuario no force row level security;
alter table conta no force row level security;
update usuario u set email = c.email, situacao = case when u.flag_ativo then 'MEMBRO' else 'INATIVO' end
  from conta c where c.id = u.conta_id;
alter table conta force row level security;
alter table usuario force row level security;

-- Lists of the office: by name and by the time at which they were added, of all or of a part.
create index usuario_por_nome on usuario (igreja_id, nome_busca, id);
create index usuario_por_cadastro on usuario (igreja_id, data_cadastro, id);
create index usuario_por_situacao on usuario (igreja_id, situacao, nome_busca, id);
create index usuario_por_congregacao on usuario (igreja_id, congregacao_id, nome_busca, id);
create index usuario_por_nascimento on usuario (igreja_id, data_nascimento);
-- Who may be the same person.
create index usuario_por_email on usuario (igreja_id, email) where email is not null;
create index usuario_por_telefone on usuario (igreja_id, telefone) where telefone is not null;

-- What staff find a person by: words of the name and of the e-mail address behind a space each, then the digits of the telephone.
-- Row level security would keep LIKE from its index (0131).
create function pessoa_texto(nome text, sobrenome text, email text, telefone text) returns text
  language sql immutable parallel safe
  return ' ' || sem_acento(nome || ' ' || sobrenome || ' ' || coalesce(email, ''))
    || ' ' || regexp_replace(coalesce(telefone, ''), '\D', '', 'g');
create index usuario_por_texto on usuario
  using gin (igreja_id, pessoa_texto(nome, sobrenome, email, telefone) gin_trgm_ops) with (fastupdate = off);
grant select (email, telefone) on usuario to narthex_finder;
create function find_people_texts(church integer, typed text[], most integer) returns setof integer
  language sql stable security definer set search_path = public, pg_temp rows 100
  set enable_seqscan = off set jit = off as $$
  select u.id from usuario u
    where church = current_church() and u.igreja_id = church
      and pessoa_texto(u.nome, u.sobrenome, u.email, u.telefone) like name_pattern(typed[1])
      and pessoa_texto(u.nome, u.sobrenome, u.email, u.telefone)
        like all (array(select name_pattern(part) from unnest(typed[2:]) part))
    limit most
$$;
revoke execute on function find_people_texts(integer, text[], integer) from public;
grant execute on function find_people_texts(integer, text[], integer) to narthex_app;
grant create on schema public to narthex_finder;
alter function find_people_texts(integer, text[], integer) owner to narthex_finder;
revoke create on schema public from narthex_finder;
