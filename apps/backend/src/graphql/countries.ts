import { type Resolve, said } from "#backend/graphql/arguments.ts";
import type { PublishedCountry } from "#backend/queries/countries/published-countries.ts";
import type { LiveGuides } from "#backend/search/live-guides.ts";

export function countryFields(guides: LiveGuides) {
	return {
		countries: async () => (await guides.countries()).map(toCountry),
		country: async (args) => {
			const asked = said(args).slug;
			const found = (await guides.countries()).find(({ record }) => record.slug === asked);
			return found && toCountry(found);
		},
	} satisfies Record<string, Resolve>;
}

function toCountry({ record }: PublishedCountry) {
	return { ...record, nameHi: record.name_hi, sourceId: record.source_id };
}
