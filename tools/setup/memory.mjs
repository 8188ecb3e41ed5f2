/**
 * How the server's node deals with memory. Left to itself it takes 450 MB under load on a large machine,
 * most of it empty; so it takes 230, at the same speed. The largest files that it reads stay far below.
 */
export const memoryOptions = ['--max-semi-space-size=16', '--max-old-space-size=1536']
