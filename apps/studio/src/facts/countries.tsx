import { COUNTRY_FIELDS, CountryRecord } from "@uchit/contract/country.ts";
import { formsOf } from "#studio/parts/forms.tsx";
import { defineGuide } from "./guide.ts";
import { GuideForm } from "./guide-form.tsx";
import { GuideList } from "./guide-list.tsx";

const guide = defineGuide(CountryRecord, {
	proven: COUNTRY_FIELDS,
	missable: COUNTRY_FIELDS,
	parts: {
		"What it is": ["name", "name_hi", "slug", "code", "summary", "summary_hi", "banner", "flag"],
		"Facts of the country": [
			...["capital", "language", "population", "gdp", "dialing_code", "universities", "international_students"],
			...["popular_places"],
		],
		"Getting in": ["test_required", "visa_options", "guide"],
		Money: ["currency", "currency_symbol", "currency_code", "rate", "costs"],
		"Corrections and sites": ["corrections", "official_sites"],
	},
	// The site has the flags of all codes.
	made: ({ code }) => ({ flag: code === null ? null : `/flags/${code}.svg` }),
});

export const countries = {
	name: "countries",
	options: { label: "Countries" },
	recordRepresentation: "name",
	list: () => <GuideList nameIn="name" columns={{ slug: {} }} />,
	...formsOf({
		form: <GuideForm guide={guide} folder="/study-abroad" />,
		mayWait: true,
		transform: guide.toSent,
	}),
};
