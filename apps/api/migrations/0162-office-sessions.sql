-- Where a session is good: at the site, by tokens, or at the office, by a cookie (decision 0179). A cookie is kept as its hash among
-- the tokens of its session, and replaced there like them.
alter table sessao add column superficie text not null default 'SITE' check (superficie in ('SITE', 'ESCRITORIO'));
