-- The contact of a ministry or a project may be a file of the library.
drop trigger file_uses on conteudo;
select follow_file_uses('conteudo', 'id', 'imagem,arquivo,detalhes');
