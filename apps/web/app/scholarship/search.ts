import {
	FINDER_SLUG,
	SCHOLARSHIP_GENDERS,
	SCHOLARSHIP_LEVELS,
	SCHOLARSHIP_STREAMS,
	STUDENT_CATEGORIES,
} from "@uchit/contract/scholarship.ts";
import { choice, count, createAddressCodec, oneOf, page } from "#app/platform/address-codec.ts";
import { addressIn, type Language } from "#app/platform/i18n/language.ts";

/** `income` in rupees a year. */
export type ScholarshipSearch = ReturnType<typeof parseScholarshipSearch>;

export const { parse: parseScholarshipSearch, write: toScholarshipParams } = createAddressCodec({
	level: oneOf(SCHOLARSHIP_LEVELS, undefined),
	gender: oneOf(SCHOLARSHIP_GENDERS, undefined),
	category: oneOf(STUDENT_CATEGORIES, undefined),
	minority: oneOf(["1"], undefined),
	disability: oneOf(["1"], undefined),
	income: count(9),
	state: choice(),
	stream: oneOf(SCHOLARSHIP_STREAMS, undefined),
	page: page(),
});

export function scholarshipPaths(language: Language) {
	return {
		scholarships: (search: Partial<ScholarshipSearch> = {}) => {
			const params = toScholarshipParams(search);
			return addressIn(language, params.size === 0 ? "/scholarships" : `/scholarships?${params}`);
		},
		scholarship: (slug: string) => addressIn(language, `/scholarships/${encodeURIComponent(slug)}`),
		findScholarships: (search: Partial<ScholarshipSearch>) =>
			addressIn(language, `/scholarships/${FINDER_SLUG}?${toScholarshipParams(search)}`),
		scholarshipFinder: addressIn(language, `/scholarships/${FINDER_SLUG}`),
	};
}
