import { channel } from "node:diagnostics_channel";
import * as z from "zod";

/** A stored row that its schema refuses. Contains no values, which may be personal data. */
export type Misfit = { table: string; id: string; paths: string[] };

const CHANNEL = channel("uchit:misfit");

/** Lists leave out a row that does not fit; subscribers are notified of it. */
export function fitsSchema<Schema extends z.ZodType>(
	schema: Schema,
	value: unknown,
	{ table, id }: Omit<Misfit, "paths">,
): value is z.output<Schema> {
	const { error } = schema.safeParse(value);
	if (error === undefined) return true;
	CHANNEL.publish({ table, id, paths: pathsOf(error) } satisfies Misfit);
	return false;
}

export function pathsOf(error: z.ZodError, ...below: string[]): string[] {
	return [...new Set(error.issues.map(({ path }) => z.core.toDotPath([...below, ...path])))];
}

const Published = z.object({ table: z.string(), id: z.string(), paths: z.array(z.string()) });

export function subscribeToMisfits(listener: (misfit: Misfit) => void): () => void {
	const onMessage = (message: unknown) => listener(Published.parse(message));
	CHANNEL.subscribe(onMessage);
	return () => CHANNEL.unsubscribe(onMessage);
}
