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
