/** The portals of states for their own schemes, as named by the sources of our schemes or by the state. */
export const STATE_PORTALS: Readonly<Record<string, string>> = {
	bihar: "https://pmsonline.bihar.gov.in/",
	gujarat: "https://www.digitalgujarat.gov.in/",
	jharkhand: "https://ekalyan.cgg.gov.in/",
	karnataka: "https://ssp.postmatric.karnataka.gov.in/",
	maharashtra: "https://mahadbt.maharashtra.gov.in/",
	"uttar-pradesh": "https://scholarship.up.gov.in/",
};
