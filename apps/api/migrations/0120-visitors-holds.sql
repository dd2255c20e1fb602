-- What limits visitors who buy: the network that a hold came from, as a keyed hash, and the browser. Both are kept while
-- the purchase is unpaid.
alter table evento_inscricao add column rede text, add column navegador uuid;
create index evento_inscricao_rede on evento_inscricao (igreja_id, evento_id, rede) where rede is not null;
create index evento_inscricao_navegador on evento_inscricao (igreja_id, evento_id, navegador) where navegador is not null;

-- The mailbox that an address leads to, for limits: without what follows a plus sign, and at Gmail without dots. The same
-- as `foldEmail`.
create function email_dobrado(email text) returns text language sql immutable strict parallel safe as $$
  select case when casa in ('gmail.com', 'googlemail.com') then replace(nome, '.', '') || '@gmail.com' else nome || '@' || casa end
  from (select split_part(regexp_replace(lower(email), '@[^@]*$', ''), '+', 1) nome, regexp_replace(lower(email), '^.*@', '') casa) partes
$$;

-- A mail about the purchase was left out: its address had too many. The page says so.
alter table evento_comprador add column sem_email boolean not null default false;
