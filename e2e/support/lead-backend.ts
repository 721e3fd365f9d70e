/**
 * The whole backend except its search, which takes seconds to build and is unused here: leads, accounts and the desks. Stops on SIGTERM.
 */
import { buildApp } from "../../apps/backend/src/app.ts";
import { closeDatabase, openDatabase } from "../../apps/backend/src/db/client.ts";
import { parseEnv } from "../../apps/backend/src/env.ts";

const env = parseEnv(process.env);
const db = openDatabase({ url: env.DATABASE_URL, onIdleError: ({ message }) => process.stderr.write(`${message}\n`) });
const index = { get: () => Promise.reject(new Error("This backend does not search.")), onChange: () => undefined };
const app = await buildApp({ db, env, index });
process.once("SIGTERM", async () => {
	await app.close();
	await closeDatabase(db);
});
await app.listen({ port: env.PORT, host: env.HOST });
