-- What a notice speaks of, where that has no number: a recurring gift.
alter table notificacao add column uuid_entidade_relacionada uuid;
