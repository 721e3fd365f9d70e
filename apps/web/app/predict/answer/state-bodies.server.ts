import entrances from "../../../../../content/after/entrances.json" with { type: "json" };

/**
 * The authorities that fill a state's own medical seats where we have no list, and where they publish. This is general
 * knowledge, as the caution beside it says.
 */
const NEET_BODIES: Readonly<Record<string, { name: string; address: string }>> = {
	assam: { name: "DME Assam", address: "https://dme.assam.gov.in/" },
	bihar: { name: "BCECEB", address: "https://bceceboard.bihar.gov.in/" },
	chhattisgarh: { name: "DME Chhattisgarh", address: "https://www.cgdme.in/" },
	goa: { name: "DTE Goa", address: "https://dte.goa.gov.in/" },
	haryana: { name: "DMER Haryana", address: "https://dmer.haryana.gov.in/" },
	"jammu-and-kashmir": { name: "JKBOPEE", address: "https://www.jkbopee.gov.in/" },
	jharkhand: { name: "JCECEB", address: "https://jceceb.jharkhand.gov.in/" },
	odisha: { name: "OJEE", address: "https://ojee.nic.in/" },
	puducherry: { name: "CENTAC", address: "https://www.centacpuducherry.in/" },
	"tamil-nadu": { name: "DME Tamil Nadu, Selection Committee", address: "https://tnmedicalselection.net/" },
	uttarakhand: { name: "HNB Uttarakhand Medical Education University", address: "https://hnbumu.ac.in/" },
	"uttar-pradesh": { name: "DGME Uttar Pradesh", address: "https://upneet.gov.in/" },
};

/** Who fills a state's own seats by an exam of the country, where we have no list of them. */
export function bodyOfState(exam: string, state: string): { name: string; address: string } | undefined {
	if (exam === "neet") return NEET_BODIES[state];
	// The table names who admits to the second year of B.Tech there.
	const site = entrances["lateral-entry"].find((each) => each.state === state)?.site;
	return site === undefined ? undefined : { name: new URL(site).host, address: site };
}
