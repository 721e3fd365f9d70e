-- A count that a crash of the server forgets costs nothing; one that is written ahead costs each request.
ALTER TABLE "limits" SET UNLOGGED;
