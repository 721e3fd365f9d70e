import { constants, setPriority } from "node:os";
import * as z from "zod";
import { makeOpenFiles } from "./queries/open-files.ts";

/*
 * A program of its own, so that neither those who are answered nor the threads that compress for them wait for it: makes the files of open
 * tables in the folder that it is given, from DATABASE_URL.
 */
setPriority(constants.priority.PRIORITY_LOW);
const { DATABASE_URL: url } = z.object({ DATABASE_URL: z.string() }).parse(process.env);
const folder = z.string().parse(process.argv[2]);
await makeOpenFiles({ url, folder });
