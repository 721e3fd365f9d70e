import { constants, setPriority } from "node:os";
import * as z from "zod";
import { makeOpenFiles } from "./queries/open-files.ts";

/*
 * A separate process, so that neither requests nor the compression threads wait for it. Makes the files of open tables in the given
 * folder, from DATABASE_URL.
 */
setPriority(constants.priority.PRIORITY_LOW);
const { DATABASE_URL: url } = z.object({ DATABASE_URL: z.string() }).parse(process.env);
const folder = z.string().parse(process.argv[2]);
await makeOpenFiles({ url, folder });
