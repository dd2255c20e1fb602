-- Requests for prayer among the messages of a chat.
alter table chat_mensagem add column oracao text check (oracao in ('PEDIDA', 'ATENDIDA'));
create index chat_mensagem_oracao on chat_mensagem (igreja_id, canal_id, id) where oracao = 'PEDIDA';

-- Whether a guest's request for prayer publishes itself after a minute.
alter table chat_configuracao add column flag_publicar_oracoes boolean not null default false;
