import { buildSchema } from "graphql";

/**
 * The schema of the site's own GraphQL, with the names of `/v1`; `news` and `blog_config` come from the content system. Exams and
 * countries have only their introductions: the rest is long, and is in `/v1`.
 */
export const SCHEMA = buildSchema(`
	type Query {
		"Institutions by words, place and facet: the search of /v1/colleges, 20 a page. Several values of a facet widen, two facets narrow."
		colleges(
			q: String, near: String, sort: String, page: Int
			category: [String!], degree: [String!], state: [String!], ownership: [String!], exam: [String!]
		): Colleges
		"Null when no institution has this slug."
		college(slug: String!): College
		"Every published exam, in the order of /v1/exams."
		exams: [Exam!]
		"Null when no published exam has this slug."
		exam(slug: String!): Exam
		"Every published country to study in, by name."
		countries: [Country!]
		"Null when no published country has this slug."
		country(slug: String!): Country
		"Published articles, newest first, 12 a page; null when the content system offers none."
		news(language: Language = en, category: String, page: Int = 1): News
		"Null when the content system offers none."
		blog_config: blog_config
	}

	enum Language { en hi }

	type Colleges {
		"Entries: some that the national directory does not list may be second ones of what it lists."
		total: Int!
		"How many of them the national directory lists, each once."
		inDirectory: Int!
		page: Int!
		pageSize: Int!
		items: [CollegeSummary!]!
		facets: [Facet!]!
		"Degrees asked for of which no source tells who teaches them: alone, they stand for their category."
		assumedDegrees: [String!]!
		"Values asked for that their facet does not have: they match nothing."
		unknown: [FacetValue!]!
		"Every source that the items name."
		sources: [Source!]!
	}

	type CollegeSummary {
		slug: ID!
		name: String!
		kind: String!
		place: Place!
		"Ids."
		categories: [Int!]!
		"The newest place in the list that the search orders by."
		ranking: Ranking
		"Approved seats a year."
		seats: Seats
		established: Established
		distanceKm: Float
		sourceId: ID!
	}

	type Place { city: String, district: String, state: State }
	type State { slug: ID!, name: String! }

	"Either a rank (1 is best) or a band such as 101-150, which is none."
	type Ranking { list: String!, year: Int!, rank: Int, band: String, sourceId: ID! }
	type Seats { count: Int!, year: Int!, sourceId: ID! }
	type Established { year: Int!, sourceId: ID! }

	type Facet { name: String!, options: [FacetOption!]! }
	type FacetValue { facet: String!, value: String! }
	type FacetOption { value: String!, label: String!, count: Int!, selected: Boolean! }

	type College {
		id: ID!
		slug: ID!
		name: String!
		officialName: String!
		otherNames: [OtherName!]!
		kind: String!
		aisheCode: String
		place: Place!
		categories: [Category!]!
		"Newest year first."
		rankings: [Ranking!]!
		sourceId: ID!
		"Every source that the institution's page names."
		sources: [Source!]!
	}

	type OtherName { name: String!, sourceId: ID! }
	"Why it is one: the rule that holds, and the words or list that it rests on."
	type Category { id: Int!, slug: String!, name: String!, rule: String!, evidence: String!, sourceId: ID! }

	type Source {
		id: ID!
		kind: String!
		publisher: String!
		document: String!
		address: String
		"The year or month the document is true for."
		vintage: String!
		licence: String
		publicCopy: String
		fetchedOn: String
	}

	type Exam {
		slug: ID!
		name: String!
		shortName: String!
		nameHi: String
		summary: String!
		scope: String!
		"Slugs of the states whose seats it fills."
		states: [String!]!
		level: String
		streams: [String!]!
		mode: String
		body: String
		officialSite: String
		lifecycle: Lifecycle!
		updatedOn: String!
		sourceId: ID!
	}

	"Whether the exam is still held; slugs of those to write instead."
	type Lifecycle { state: String!, since: String, writeNow: [ID!]! }

	type Country {
		slug: ID!
		name: String!
		nameHi: String
		code: String!
		summary: String!
		"Paths of our own pictures."
		flag: String!
		banner: String!
		capital: String
		currency: String
		currency_symbol: String
		currency_code: String
		dialing_code: String
		population: String
		gdp: String
		"A count as text."
		universities: String
		language: String
		"A percentage as text."
		international_students: String
		popular_places: [String!]
		test_required: [TestRequired!]
		visa_options: [VisaOption!]
		"Fields of which nothing is published."
		unpublished: [String!]!
		sourceId: ID!
	}

	"An English test that universities there ask for."
	type TestRequired { name: String!, logo: String!, score: String!, details: [String!]! }

	"As the site's record has it."
	type VisaOption { name: String!, type: String!, fees: String!, processing_time: String!, description: String! }

	type News { total: Int!, items: [Article!]! }
	"The text itself stands on the article's page."
	type Article {
		slug: ID!
		language: Language!
		title: String!
		summary: String
		category: String
		author: String
		"The id of a file: /assets/{id}."
		picture: ID
		pictureAlt: String
		publishedAt: String
		updatedAt: String
	}

	type blog_config {
		"The id of a file: /assets/{id}."
		news_external_channel_icon: ID
		news_external_channel_link: String
	}
`);

export const DEPTH_LIMIT = { depth: 5, tooDeep: "more than the schema holds" } as const;
