import { constants, setPriority } from "node:os";
import pg from "pg";
import * as z from "zod";
import { processFiles } from "./process-files.ts";

/*
 * Reads, publishes and undoes editors' files, from DATABASE_URL. A separate program, so that neither visitors nor other editors wait for
 * it.
 */
setPriority(constants.priority.PRIORITY_LOW);
const { DATABASE_URL: url } = z.object({ DATABASE_URL: z.string() }).parse(process.env);
const pool = new pg.Pool({ connectionString: url, max: 2, application_name: "uchit-desk-files" });
try {
	await processFiles(pool);
} finally {
	await pool.end();
}
