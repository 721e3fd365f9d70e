import { labelOfField } from "#studio/facts/shape/words.ts";
import { differencesOf } from "./difference.ts";
import { DifferenceList } from "./difference-list.tsx";
import { TextDifference } from "./text-difference.tsx";

type Props = { collection: string; field: string; was: unknown; is: unknown };

export function FieldDifference({ collection, field, was, is }: Props) {
	const nameOf = (name: string) => labelOfField(collection, name);
	return (
		<section aria-label={nameOf(field)}>
			<h3>{nameOf(field)}</h3>
			{isText(was) && isText(is) ? (
				<TextDifference before={was ?? ""} after={is ?? ""} />
			) : (
				<DifferenceList differences={differencesOf({ [field]: was }, { [field]: is }, nameOf)} />
			)}
		</section>
	);
}

export function isText(value: unknown): value is string | null | undefined {
	return value === null || value === undefined || typeof value === "string";
}

type ChangesProps = { collection: string; was: Values; changes: Values };
type Values = Readonly<Record<string, unknown>>;

/** What a stored change makes of each field. */
export function ChangedFields({ collection, was, changes }: ChangesProps) {
	return Object.entries(changes).map(([field, is]) => (
		<FieldDifference key={field} {...{ collection, field, is }} was={was[field]} />
	));
}

const LONGEST_SHORT = 80;

/** In one line: a long text only by the name of its field. */
export function changesInShort({ collection, was, changes }: ChangesProps): string {
	return differencesOf(was, changes, (name) => labelOfField(collection, name))
		.map(({ what, was, is }) => (was.length + is.length > LONGEST_SHORT ? what : `${what}: ${was} → ${is}`))
		.join("; ");
}
