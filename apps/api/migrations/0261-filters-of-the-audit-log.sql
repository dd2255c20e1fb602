-- The audit log by who acted, by act, and by the person concerned (decision 0261).
drop index auditoria_recente;
create index auditoria_recente on auditoria (igreja_id, momento desc, id desc);
create index auditoria_de_conta on auditoria (igreja_id, conta_id, momento desc, id desc) where conta_id is not null;
create index auditoria_de_acao on auditoria (igreja_id, acao, momento desc, id desc);
create index auditoria_sobre_usuario on auditoria (igreja_id, (detalhes ->> 'usuario'), momento desc, id desc)
  where detalhes ->> 'usuario' is not null;
-- Its rows are those of the index by act.
drop index auditoria_recusas;
