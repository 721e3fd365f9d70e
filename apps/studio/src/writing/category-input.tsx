import { SelectInput } from "react-admin";

const CATEGORIES = [
	{ id: "counselling", name: "Counselling" },
	{ id: "rankings", name: "Rankings" },
	{ id: "money", name: "Money" },
	{ id: "exams", name: "Exams" },
	{ id: "study-abroad", name: "Study abroad" },
	{ id: "data", name: "Data" },
];

/** In the form of an article, and in the dialog that misses its category before it is published. */
export function CategoryInput() {
	return <SelectInput source="category" choices={CATEGORIES} />;
}
