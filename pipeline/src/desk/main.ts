import { constants, setPriority } from "node:os";
import pg from "pg";
import * as z from "zod";
import { workThrough } from "./work.ts";

/*
 * A program of its own, so that neither those who are answered nor other editors wait for it: reads, publishes and undoes the files that
 * editors brought in, from DATABASE_URL.
 */
setPriority(constants.priority.PRIORITY_LOW);
const { DATABASE_URL: url } = z.object({ DATABASE_URL: z.string() }).parse(process.env);
// The second connection has the lock.
const pool = new pg.Pool({ connectionString: url, max: 2, application_name: "uchit-desk-files" });
try {
	await workThrough(pool);
} finally {
	await pool.end();
}
