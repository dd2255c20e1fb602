-- Requests about personal data (decision 0263): what a person asks of the church about what it keeps of them, until when it
-- is answered, and how it was. A request outlives the person's data, without their name and words.
create table pedido_privacidade (
  igreja_id integer not null references igreja,
  id integer generated always as identity,
  -- Null: the person was erased.
  usuario_id integer,
  tipo text not null check (tipo in ('ACESSO', 'CORRECAO', 'EXCLUSAO', 'PORTABILIDADE', 'OPOSICAO', 'REVOGACAO')),
  origem text not null check (origem in ('CARTA', 'TELEFONE', 'EMAIL', 'PESSOALMENTE')),
  -- Made by the device: the same one twice is one request.
  chave uuid not null,
  mensagem text check (length(mensagem) between 1 and 2000),
  recebido_em date not null,
  prazo date not null check (prazo > recebido_em),
  responsavel_usuario_id integer,
  concluido_em timestamptz,
  concluido_por_usuario_id integer,
  recusa text check (recusa in ('OBRIGACAO_LEGAL', 'DEFESA_DE_DIREITOS', 'IDENTIDADE', 'OUTRO')),
  resposta text check (length(resposta) between 1 and 2000),
  versao integer not null default 1,
  primary key (igreja_id, id),
  unique (igreja_id, chave),
  check (recusa is null or concluido_em is not null),
  foreign key (igreja_id, usuario_id) references usuario on delete set null (usuario_id),
  foreign key (igreja_id, responsavel_usuario_id) references usuario on delete set null (responsavel_usuario_id),
  foreign key (igreja_id, concluido_por_usuario_id) references usuario on delete set null (concluido_por_usuario_id)
);
create index pedido_privacidade_aberto on pedido_privacidade (igreja_id, prazo, id) where concluido_em is null;
create index pedido_privacidade_concluido on pedido_privacidade (igreja_id, concluido_em desc, id desc) where concluido_em is not null;
create index pedido_privacidade_de_usuario on pedido_privacidade (igreja_id, usuario_id);
create index pedido_privacidade_de_responsavel on pedido_privacidade (igreja_id, responsavel_usuario_id);
create index pedido_privacidade_concluido_por on pedido_privacidade (igreja_id, concluido_por_usuario_id)
  where concluido_por_usuario_id is not null;
