-- Codes that hand a member over to a product of a third party (decision 0103).
alter table codigo_unico drop constraint codigo_unico_finalidade_check;
alter table codigo_unico add constraint codigo_unico_finalidade_check check (finalidade in
  ('ATIVACAO', 'RECUPERACAO', 'ENTREGA', 'EXCLUSAO', 'SEGUNDO_FATOR', 'CADASTRO_FATOR', 'REAUTENTICACAO', 'TERCEIRO'));
