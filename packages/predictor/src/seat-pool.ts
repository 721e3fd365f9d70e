import { BadField } from "@uchit/contract/bad-field.ts";
import { WOMAN } from "@uchit/contract/predict.ts";
import type { Counselling } from "./counsellings.ts";
import { foldValue, isForWomen, listValues } from "./fold.ts";
import type { CounsellingIndex } from "./predict-index.ts";
import type { Seat, SeatGroup } from "./seat.ts";

export function readGender(
	{ genders: known, seatType }: SeatGroup,
	{ authority }: Counselling,
	requestedGender: string | undefined,
): string | undefined {
	const isPrinted = known.some((gender) => gender !== "");
	if (requestedGender === undefined) {
		if (!isPrinted) return undefined;
		if (known.length === 1) return known[0];
		throw new BadField("gender", `is missing: one of ${listValues(known)}`, { code: "missing" });
	}
	const folded = foldValue(requestedGender);
	if (folded === WOMAN) return WOMAN;
	const named = known.find((gender) => foldValue(gender) === folded) ?? known.find((gender) => isShort(folded, gender));
	if (named !== undefined && named !== "") return named;
	if (!isPrinted && folded === "genderneutral") return undefined;
	if (!isPrinted)
		throw new BadField(
			"gender",
			`"${requestedGender}" is not a seat pool of "${seatType}": its seats are for everyone`,
			{
				code: "no-seat-pools",
				values: { authority, given: requestedGender },
			},
		);
	throw new BadField(
		"gender",
		`"${requestedGender}" is not a seat pool of "${seatType}": choose one of ${listValues(known)}`,
		{
			code: "not-of-category",
			values: { authority, given: seatType },
		},
	);
}

export function poolOf(gender: string): (seat: Pick<Seat, "isForWomen">) => boolean {
	if (gender === WOMAN) return () => true;
	const isRequestedForWomen = isForWomen(gender);
	return (seat) => seat.isForWomen === isRequestedForWomen;
}

/** `Female-only` for `Female-only (including Supernumerary)`. */
function isShort(folded: string, gender: string): boolean {
	return folded.length >= "female".length && foldValue(gender).startsWith(folded);
}

/** Regional quotas need a home state, unless the list itself implies one. */
export function readQuotas(
	{ quotas, counselling }: CounsellingIndex,
	hasHome: boolean,
	genders: readonly string[],
): string[] {
	return genders.map((text) => {
		const named = quotas.find(({ value }) => foldValue(value) === foldValue(text));
		if (named === undefined) {
			const known = listValues(quotas.map(({ value }) => value));
			const reason =
				known === ""
					? `${counselling.authority} prints no quotas`
					: `${counselling.authority} prints no "${text}": one of ${known}`;
			const values = { authority: counselling.authority, given: text };
			throw new BadField("quota", reason, { code: "not-printed", values });
		}
		if (named.isRegional && !hasHome && counselling.isHomeKnown !== true)
			throw new BadField("homeState", `is missing: the quota ${named.value} is kept by home state`, {
				code: "needs-home-state",
				values: { given: named.value },
			});
		return named.value;
	});
}
