-- Of gifts that staff enter by hand: who puts cash into a box may have no e-mail.
alter table pedido_pagador alter column email drop not null;
