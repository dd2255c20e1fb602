-- For whom a place on a waiting list is counted, as a keyed hash: a visitor's network, or a member where the event has no limit
-- per person (decision 0160). Kept while it waits or has an offer.
alter table evento_espera add column rede text;
create index evento_espera_rede on evento_espera (igreja_id, evento_id, rede) where rede is not null;
