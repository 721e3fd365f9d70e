const NUMBER = new Intl.NumberFormat("en-IN");
const RUPEES = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR", maximumFractionDigits: 0 });

export const count = (value) => NUMBER.format(value);
export const rupees = (value) => RUPEES.format(value);

export const KINDS = {
	university: "University",
	college: "College",
	standalone: "Stand-alone institution",
	recognised: "Recognised",
};

export const FACETS = {
	category: "Category",
	degree: "Degree",
	state: "State",
	ownership: "Ownership",
	course: "Course",
	exam: "Exam accepted",
	nirf: "NIRF rank",
	approval: "Approved by",
	gender: "Gender",
	kind: "Kind",
};

export const SORTS = {
	nirf: "Best NIRF rank",
	"-nirf": "Last NIRF rank",
	"-intake": "Most seats",
	intake: "Fewest seats",
	established: "Oldest",
	"-established": "Newest",
	name: "Name, A to Z",
	"-name": "Name, Z to A",
};

export const nameOfList = (list) => `NIRF ${list.charAt(0).toUpperCase()}${list.slice(1).replaceAll("-", " ")}`;

export const placeOf = ({ city, district, state }) => [city ?? district, state?.name].filter(Boolean).join(", ");

export const documentOf = ({ document, vintage }) => `${document}, ${vintage}`;
