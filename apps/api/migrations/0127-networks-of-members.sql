-- From which network a member wrote, by a keyed hash, for a day: a ban holds for guests from there, too.
alter table chat_mensagem add column rede_hash text;
create index chat_mensagem_rede on chat_mensagem (igreja_id, criada_em) where rede_hash is not null;
