/** Loads the page again in a while, without scripts too. */
export const RetrySoon = () => <meta httpEquiv="refresh" content="5" />;
