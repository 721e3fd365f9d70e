import { createDeviceStore, type DeviceEntry, parseJson, useStore } from "#app/platform/device-store.ts";

/** What somebody told of themselves to the predictor or to a table of closing ranks. Never a rank or marks. */
export type Applicant = {
	/** As each exam's own counselling prints it. */
	categories: Readonly<Record<string, string>>;
	/** As the form sends it: `woman`, or the name of everyone's pool. */
	gender: string;
	homeState: string;
};

const NOBODY: Applicant = { categories: {}, gender: "", homeState: "" };

/** The answers as an entry of the device's storage. There is no way from here to the network. */
export const APPLICANT = {
	key: "predictor",
	empty: NOBODY,
	parse: parseAsker,
	format: (asker) => (isKnown(asker) ? JSON.stringify(asker) : undefined),
	unkept: "dropped",
} satisfies DeviceEntry<Applicant>;

const store = createDeviceStore<Applicant>(APPLICANT);

/** What this device keeps; nothing on the server. */
export function useApplicant(): Applicant {
	return useStore(store);
}

export function forgetApplicant(): void {
	store.write(NOBODY);
}

/** Keeps what a form was sent with; a field that it does not have stays as it was kept. */
export function rememberApplicant(exam: string, form: FormData): void {
	const before = store.read();
	const told = (name: string, known: string) => {
		const value = form.get(name);
		return typeof value === "string" ? value : known;
	};
	const category = told("category", before.categories[exam] ?? "");
	store.write({
		categories: { ...before.categories, [exam]: category },
		gender: told("gender", before.gender),
		homeState: told("homeState", before.homeState),
	});
}

function isKnown({ categories, gender, homeState }: Applicant): boolean {
	return [gender, homeState, ...Object.values(categories)].some((value) => value !== "");
}

/** Of an exam, what fills its form: by the names of its fields. */
export function answersOf({ categories, gender, homeState }: Applicant, exam: string): Record<string, string> {
	const all = { category: categories[exam] ?? "", gender, homeState };
	return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ""));
}

/** Nothing where something else has written there. */
function parseAsker(text: string): Applicant {
	const { categories, gender, homeState } = Object(parseJson(text));
	const texts = [gender, homeState, ...Object.values(Object(categories))];
	if (typeof categories !== "object" || texts.some((value) => typeof value !== "string")) return NOBODY;
	return { categories: { ...categories }, gender, homeState };
}
