import { createDeviceStore, type DeviceEntry, parseJson, useStore } from "#app/platform/device-store.ts";

/** What somebody told of themselves to the predictor or to a table of closing ranks. Never a rank or marks. */
export type Asker = {
	/** As each exam's own counselling prints it. */
	categories: Readonly<Record<string, string>>;
	/** As the form sends it: `woman`, or the name of everyone's pool. */
	gender: string;
	homeState: string;
};

const NOBODY: Asker = { categories: {}, gender: "", homeState: "" };

/** The answers as an entry of the device's storage. There is no way from here to the network. */
export const ASKER = {
	key: "predictor",
	empty: NOBODY,
	parse: parseAsker,
	format: (asker) => (hasTold(asker) ? JSON.stringify(asker) : undefined),
	unkept: "dropped",
} satisfies DeviceEntry<Asker>;

const store = createDeviceStore<Asker>(ASKER);

/** What this device keeps; nothing on the server. */
export function useAsker(): Asker {
	return useStore(store);
}

export function forgetAsker(): void {
	store.write(NOBODY);
}

/** Keeps what a form was sent with; a field that it does not have stays as it was kept. */
export function rememberAsker(exam: string, form: FormData): void {
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

function hasTold({ categories, gender, homeState }: Asker): boolean {
	return [gender, homeState, ...Object.values(categories)].some((value) => value !== "");
}

/** Of an exam, what fills its form: by the names of its fields. */
export function answersOf({ categories, gender, homeState }: Asker, exam: string): Record<string, string> {
	const all = { category: categories[exam] ?? "", gender, homeState };
	return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ""));
}

/** Nothing where something else has written there. */
function parseAsker(text: string): Asker {
	const { categories, gender, homeState } = Object(parseJson(text));
	const texts = [gender, homeState, ...Object.values(Object(categories))];
	if (typeof categories !== "object" || texts.some((value) => typeof value !== "string")) return NOBODY;
	return { categories: { ...categories }, gender, homeState };
}
