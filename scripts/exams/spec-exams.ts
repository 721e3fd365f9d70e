/** The exams of the specification's address list (spec 2). */
export const SPEC_EXAMS: readonly string[] =
	"jee-mains jee-advanced cat neet gate xat clat bitsat-exam wbjee viteee nmat cmat mat iift neet-pg jipmer-pg aiims-pg lsat ts-law-cet set du-llb".split(
		" ",
	);
