-- Refused calls are a list of their own, which is swept.
create index auditoria_recusas on auditoria (igreja_id, momento desc) where acao = 'CALL_REFUSED';
