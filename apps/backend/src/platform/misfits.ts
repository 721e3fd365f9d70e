import { channel } from "node:diagnostics_channel";
import * as z from "zod";

/** A stored row that its schema refuses. Never its values: they may be a person's. */
export type Misfit = { table: string; id: string; paths: string[] };

const CHANNEL = channel("uchit:misfit");

/** Whether a row fits its schema. A list leaves out one that does not; subscribers are notified of it. */
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

/** Lists the places where a value differs from its schema, below the name of its column if there is one. */
export function pathsOf(error: z.ZodError, ...below: string[]): string[] {
	return [...new Set(error.issues.map(({ path }) => z.core.toDotPath([...below, ...path])))];
}

const Published = z.object({ table: z.string(), id: z.string(), paths: z.array(z.string()) });

/** Returns what ends the subscription. */
export function subscribeToMisfits(listener: (misfit: Misfit) => void): () => void {
	const onMessage = (message: unknown) => listener(Published.parse(message));
	CHANNEL.subscribe(onMessage);
	return () => CHANNEL.unsubscribe(onMessage);
}
